/** Total of a list as text: "12,345", or "more than 10,000" while the server counts. */
import { useContext, useEffect } from 'react'
import { ListContext, useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'

/** The server counts on after its answer: asked this often, then it stays "more than". */
const askAgain = { every: 1000, times: 5 }

/** Lists outside react-admin always have exact totals. */
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
