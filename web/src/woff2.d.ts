/** A font's address in the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
