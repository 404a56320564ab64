declare module '*.woff2?url' {
  const address: string;
  export default address;
}

declare module '*.svg?url' {
  const url: string;
  export default url;
}
