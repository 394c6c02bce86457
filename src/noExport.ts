/** Stands in for the library of react-admin's export in the browser, which no list here uses (`vite.config.ts`). */
export default (): never => {
  throw new Error('Lists are exported by the server: GET {api}/export.')
}
