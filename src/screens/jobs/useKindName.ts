/** The name of a kind of job as people read it; its own where it has none. */
import { useTranslate } from 'react-admin'

export function useKindName(): (kind: string) => string {
  const translate = useTranslate()
  return (kind) => translate(`jobs.kinds.${kind}`, { _: kind })
}
