/** Shows or hides one column, for this person in this list. */
import Checkbox from '@mui/material/Checkbox'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useResourceContext } from 'react-admin'
import { useLabel } from '#resources/useLabel.ts'
import { useHiddenColumns } from './useHiddenColumns.ts'

export const ColumnToggle = ({ source }: { source: string }) => {
  const [hidden, setHidden] = useHiddenColumns(useResourceContext() ?? '')
  const label = useLabel(source)
  const isShown = !hidden.includes(source)
  const handleClick = () => setHidden(isShown ? [...hidden, source] : hidden.filter((name) => name !== source))
  return (
    <MenuItem dense role="menuitemcheckbox" aria-checked={isShown} onClick={handleClick}>
      {/* Only drawn: the item is what is checked. */}
      <Checkbox edge="start" size="small" checked={isShown} tabIndex={-1} inputProps={{ hidden: true }} />
      <ListItemText primary={label} />
    </MenuItem>
  )
}
