/** Holidays as generated, from this year on, with a year at a glance that can be filled in by the rules of the law. */
import { lazy } from 'react'
import generated from '#resources/generated/holidays/index.ts'

const list = lazy(async () => ({ default: (await import('./HolidayList.tsx')).HolidayList }))

export default {
  ...generated,
  list,
  options: {
    ...generated.options,
    list,
    listActions: lazy(async () => ({ default: (await import('./HolidayYearTool.tsx')).HolidayYearTool })),
  },
}
