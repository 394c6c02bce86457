/** Generated list, filtered to this year and later; without the filter it shows past years. */
import { useContext, useState } from 'react'
import { Navigate, useLocation } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { HolidayList as Generated } from '#resources/generated/holidays/HolidayList.tsx'
import { EmbeddingContext } from '#resources/contexts/EmbeddingContext.ts'

export const HolidayList = () => {
  const isEmbedded = useContext(EmbeddingContext) !== null
  const { search } = useLocation()
  const [year] = useState(() => dayOf(Date.now()).slice(0, 4))
  if (isEmbedded || search !== '') return <Generated />
  const filter = JSON.stringify({ date: { gte: `${year}-01-01` } })
  return <Navigate to={{ search: new URLSearchParams({ filter }).toString() }} replace />
}
