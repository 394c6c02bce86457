/** Text with the typed characters highlighted. */
import { fit } from './fit.ts'

export const Highlight = ({ text, typed }: { text: string; typed: string }) => {
  const ranges = (typed.trim() !== '' && fit(text, typed)?.ranges) || []
  const ends = [0, ...ranges.flat(), text.length]
  return ends
    .slice(1)
    .map((to, part) => [ends[part] ?? 0, to, part % 2 === 1] as const)
    .filter(([from, to]) => to > from)
    .map(([from, to, isTyped]) =>
      isTyped ? <mark key={from}>{text.slice(from, to)}</mark> : <span key={from}>{text.slice(from, to)}</span>,
    )
}
