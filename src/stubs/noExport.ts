/** Replaces react-admin's client-side export library, which no list uses (`vite.config.ts`). */
export default (): never => {
  throw new Error('Lists are exported by the server: GET {api}/export.')
}
