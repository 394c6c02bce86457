/** Rich text: formatted on a page, its beginning as plain text in a table cell. */
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useContext } from 'react'
import { plainText } from '#resources/richText/plainText.ts'
import { PartContext } from '#resources/contexts/TableContext.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { TruncatedText } from './TruncatedText.tsx'
import { useValue, type ValueProps } from '#resources/texts/useValue.ts'

const RichText = lazyPart(async () => ({ default: (await import('#resources/richText/RichText.tsx')).RichText }))

export const RichTextValue = ({ source }: ValueProps) => {
  const value = useValue<string>(source)
  const part = useContext(PartContext)
  if (value === null) return null
  if (part === 'cell') return <TruncatedText text={plainText(value)} />
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={60} />}>
      <RichText html={value} />
    </Suspense>
  )
}
