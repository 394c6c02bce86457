/** Column headings of rows. Hidden from screen readers, because each input has its own label. */
import { useLabel } from '#resources/texts/useLabel.ts'

type Heading = { source: string; required?: boolean; numeric?: boolean }

export const RowsHead = ({ columns }: { columns: readonly Heading[] }) => (
  <div className="head" aria-hidden>
    <span />
    {columns.map((column) => (
      <Name key={column.source} {...column} />
    ))}
  </div>
)

const Name = ({ source, required, numeric }: Heading) => (
  <span className={numeric ? 'numeric' : undefined}>
    {useLabel(source)}
    {required && ' *'}
  </span>
)
