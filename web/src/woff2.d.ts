/** A font's address in the build. */
declare module '*.woff2?address' {
  const address: string;
  export default address;
}
