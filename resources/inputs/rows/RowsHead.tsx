/** Column headings of rows. Hidden from screen readers, because each input has its own label. */
import type { RowColumn } from '#schemas/entity.ts'
import { useLabel } from '#resources/texts/useLabel.ts'

type HeadProps = { source: string; columns: readonly RowColumn[] }

export const RowsHead = ({ source, columns }: HeadProps) => (
  <div className="head" aria-hidden>
    <span />
    {columns.map(({ name, required }) => (
      <Name key={name} source={`${source}.0.${name}`} isRequired={required} />
    ))}
  </div>
)

const Name = ({ source, isRequired }: { source: string; isRequired: boolean }) => (
  <span>
    {useLabel(source)}
    {isRequired && ' *'}
  </span>
)
