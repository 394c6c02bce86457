/**
 * Entry of `npm run codegen` and `npm run add`. It is JavaScript so that Node, which keeps the compiled
 * TypeScript of earlier runs, need not load its TypeScript compiler for the first file: 35 ms of 300.
 */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const [command = 'commands/main'] = process.argv.splice(2, 1)
await import(`./${command}.ts`)
