/** Holidays as generated, with a year at a glance that can be filled in by the rules of the law. */
import { lazy } from 'react'
import generated from '#resources/generated/holidays/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazy(async () => ({ default: (await import('./HolidayYearTool.tsx')).HolidayYearTool })),
  },
}
