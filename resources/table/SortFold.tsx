/** On a phone the headings are a list to sort by, folded behind one button: a card has no columns that they could stand over. */
import ButtonBase from '@mui/material/ButtonBase'
import { useListContext, useTranslate } from 'react-admin'
import { useLabel } from '#resources/texts/useLabel.ts'

type SortFoldProps = { isOpen: boolean; onToggle: () => void }

export const SortFold = ({ isOpen, onToggle }: SortFoldProps) => {
  const { sort } = useListContext()
  const translate = useTranslate()
  const name = useLabel(sort.field)
  return (
    <th scope="col" className="sorting">
      <ButtonBase aria-expanded={isOpen} onClick={onToggle} sx={{ height: 44, px: 1, borderRadius: 1 }}>
        {sort.field === '' ? translate('list.sort') : translate('list.sortedBy', { name })}
        {sort.field !== '' && <span aria-hidden>{sort.order === 'ASC' ? '\u00a0↑' : '\u00a0↓'}</span>}
      </ButtonBase>
    </th>
  )
}
