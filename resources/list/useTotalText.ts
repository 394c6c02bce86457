/** How many rows a list has, as people read it: "12,345", or "more than 10,000" while the server counts them. */
import { useEffect } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/fields/useValue.ts'

/** The server goes on counting after its answer: what has not come after so many questions is left at "more than". */
const askAgain = { every: 1000, times: 5 }

export function useTotalText(): (total: number) => string {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const { meta, refetch } = useListContext()
  const isMore = meta?.more === true
  useEffect(() => {
    let left = isMore ? askAgain.times : 0
    const timer = setInterval(() => {
      if (left-- > 0) void refetch?.()
      else clearInterval(timer)
    }, askAgain.every)
    return () => clearInterval(timer)
  }, [isMore, refetch])
  return (total) => (isMore ? translate('list.moreThan', { count: format(total - 1) }) : format(total))
}
