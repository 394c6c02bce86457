/** Choice of a page by letters, as in the menu: opened with `g`. Its entries are links for a pointer too. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItemButton from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { linkOf } from '#src/menu/linkOf.ts'
import { useMenu } from '#src/menu/menu.ts'
import { keyStyle } from './keyStyle.ts'
import { lettered, type Lettered } from './menuLetters.ts'

/** `went`: a page was chosen. */
const GoTo = ({ onClose }: { onClose: (went: boolean) => void }) => {
  const heading = useId()
  const translate = useTranslate()
  const { data: menu = [] } = useMenu()
  const [group, setGroup] = useState<Lettered>()
  const shown = lettered(group?.pages ?? menu)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace' && group) return setGroup(undefined)
    if (!/^[a-z\d]$/i.test(event.key)) return
    event.preventDefault()
    // Otherwise the list would look for a name that begins so.
    event.stopPropagation()
    event.currentTarget.querySelector<HTMLElement>(`[data-letter="${event.key.toLowerCase()}"]`)?.click()
  }
  const textOf = ({ letter, item }: Lettered) => (
    <>
      <span>{item.name}</span>
      <kbd>{letter.toUpperCase()}</kbd>
    </>
  )
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      onKeyDownCapture={handleKeyDown}
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>
        {group ? translate('keyboard.goTo.in', { group: group.item.name }) : translate('keyboard.goTo.title')}
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        <MenuList key={group?.letter} autoFocusItem aria-labelledby={heading} sx={list}>
          {shown.map((one) =>
            one.pages.length > 1 ? (
              <MenuItemButton
                key={one.letter + one.item.name}
                data-letter={one.letter}
                aria-keyshortcuts={one.letter}
                onClick={() => setGroup(one)}
              >
                {textOf(one)}
              </MenuItemButton>
            ) : (
              <MenuItemButton
                key={one.letter + one.item.name}
                {...linkOf(one.pages[0] ?? one.item)}
                data-letter={one.letter}
                aria-keyshortcuts={one.letter}
                onClick={() => onClose(true)}
              >
                {textOf(one)}
              </MenuItemButton>
            ),
          )}
        </MenuList>
      </DialogContent>
      <DialogActions>
        {group && (
          <Button onClick={() => setGroup(undefined)} sx={{ mr: 'auto' }}>
            {translate('ra.action.back')}
          </Button>
        )}
        <Button onClick={() => onClose(false)}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  '& li, & a': { justifyContent: 'space-between', gap: 2 },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& kbd': keyStyle,
} as const

export default GoTo
