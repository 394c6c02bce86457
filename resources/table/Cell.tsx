/** Table cell. A plain td, because a list has a thousand of them. */
import { useContext } from 'react'
import { LinkBase, useRecordContext } from 'react-admin'
import { dialogState } from '#resources/dialog/useDialogSearch.ts'
import { InLinkContext } from '#resources/contexts/InLinkContext.ts'
import { cellClass, type ColumnProps } from './columnProps.ts'
import { EditableContext, RowPathContext } from '#resources/contexts/TableContext.ts'

export const Cell = ({ source, field: Field, numeric, flag, title }: ColumnProps) => {
  const isEditable = useContext(EditableContext).has(source)
  return (
    <td data-column={source} data-editable={isEditable || undefined} className={cellClass({ numeric, flag, title })}>
      {title ? <TitleLink field={Field} /> : <Field />}
    </td>
  )
}

const TitleLink = ({ field: Field }: Pick<ColumnProps, 'field'>) => {
  const record = useRecordContext()
  const pathOf = useContext(RowPathContext)
  const to = record && pathOf(record.id)
  if (!to) return <Field />
  return (
    <LinkBase className="title" to={to} state={dialogState}>
      <InLinkContext value>
        <Field />
      </InLinkContext>
    </LinkBase>
  )
}
