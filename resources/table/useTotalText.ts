/** How many rows a list has, as people read it: "12,345", or "more than 10,000" while the server counts them. */
import { useContext, useEffect } from 'react'
import { ListContext, useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'

/** The server goes on counting after its answer: what has not come after so many questions is left at "more than". */
const askAgain = { every: 1000, times: 5 }

/** What is shown in pages without being a list of react-admin's is all counted. */
export function useTotalText(): (total: number) => string {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const list = useContext(ListContext)
  const isMore = list?.meta?.more === true
  const refetch = list?.refetch
  useEffect(() => {
    if (!isMore) return
    let left = askAgain.times
    const timer = setInterval(() => {
      if (left-- > 0) void refetch?.()
      else clearInterval(timer)
    }, askAgain.every)
    return () => clearInterval(timer)
  }, [isMore, refetch])
  return (total) => (isMore ? translate('list.moreThan', { count: format(total - 1) }) : format(total))
}
