/** Drag handle of a row. A plain element, like the other buttons of a row. */
import { useRecordContext, useTranslate } from 'react-admin'

export const RowHandle = () => {
  const record = useRecordContext()
  const label = useTranslate()('list.drag', { id: String(record?.id ?? '') })
  return (
    <button type="button" className="act" data-handle aria-label={label} title={label}>
      <svg aria-hidden viewBox="0 0 24 24">
        <path d={dots} />
      </svg>
    </button>
  )
}

/** DragIndicator of Material Icons (Apache 2.0). */
const dots =
  'M11 18c0 1.1-.9 2-2 2s-2-.9-2-2 .9-2 2-2 2 .9 2 2m-2-8c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0-6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m6 4c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2'
