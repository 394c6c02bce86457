/** Tariffs of bailiffs as generated, with a calculator of acts above them. */
import { lazy } from 'react'
import generated from '#resources/generated/bailiff-tariffs/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazy(async () => ({ default: (await import('./ActsTool.tsx')).ActsTool })),
  },
}
