/** `npm run count`: prints how much of the product is schema and how much is written by hand. */
import { counts } from '#codegen/counts.ts'

console.log(counts('.'))
