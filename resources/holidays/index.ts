/** Generated views, starting at this year, with a year calendar that adds computed holidays. */
import { lazy } from 'react'
import generated from '#resources/generated/holidays/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const list = lazy(async () => ({ default: (await import('./HolidayList.tsx')).HolidayList }))

export default {
  ...generated,
  list,
  options: {
    ...generated.options,
    list,
    listActions: lazyPart(async () => ({ default: (await import('./HolidayYearTool.tsx')).HolidayYearTool })),
  },
}
