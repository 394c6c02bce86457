/** List of all keyboard shortcuts by area. Loaded on first use. */
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useKeyChoice } from '#src/preferences/keyChoice.ts'
import { useMenu } from '#src/menu/menu.ts'
import { keyStyle } from './keyStyle.ts'
import { lettered } from './menuLetters.ts'
import { commandName } from './useShortcuts.ts'

/** Names of keys are texts, or the characters themselves. Keys held together are separated by a space. */
const groups: Readonly<Record<string, readonly (readonly [does: string, ...keys: string[]])[]>> = {
  everywhere: [
    ['palette', `${commandName} K`],
    ['search', '/'],
    ['goTo', 'G'],
    ['help', '?'],
    ['close', 'escape'],
  ],
  palette: [
    ['choose', '↑', '↓', 'home', 'end'],
    ['open', 'enter'],
    ['newTab', `${commandName} enter`],
  ],
  table: [
    ['row', '↑', '↓', 'J', 'K'],
    ['stretch', 'shift ↑', 'shift ↓', 'shift J', 'shift K'],
    ['screen', 'pageUp', 'pageDown'],
    ['ends', 'home', 'end'],
    ['record', 'enter'],
    ['buttons', 'tab'],
    ['tick', 'X', 'space'],
    ['range', 'shift X'],
    ['edit', 'E'],
    ['filter', 'F', 'shift F10'],
    ['beside', 'B'],
    ['search', '/'],
    ['back', 'escape'],
    ['cell', '→', '←'],
    ['change', 'F2'],
    ['move', 'Alt ↑', 'Alt ↓'],
  ],
  record: [
    ['next', 'N'],
    ['before', 'P'],
    ['edit', 'E'],
    ['beside', 'B'],
  ],
  file: [
    ['tab', '1', '9'],
    ['payment', 'A'],
    ['cost', 'C'],
    ['writeOff', 'W'],
    ['creditNote', 'D'],
    ['interest', 'I'],
    ['specification', 'S'],
    ['pause', 'U'],
    ['close', 'Q'],
  ],
  agenda: [
    ['begin', 'T'],
    ['done', 'D'],
    ['move', 'M'],
    ['note', 'C'],
    ['archive', 'A'],
    ['file', 'O'],
    ['skip', 'N', 'P'],
    ['undo', 'U'],
    ['leave', 'Q'],
  ],
  form: [
    ['save', `${commandName} S`],
    ['submit', 'enter'],
  ],
}

const KeyboardHelp = ({ onClose }: { onClose: () => void }) => {
  const heading = useId()
  const translate = useTranslate()
  const single = useKeyChoice()
  const isOn = single.value === 'on'
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const nameOf = (key: string) => (/^[a-z]/.test(key) ? translate(`keyboard.keys.${key}`) : key)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('keyboard.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0} sx={columns}>
        {Object.entries(groups).map(([name, shortcuts]) => (
          <Box key={name} component="section">
            <h3>{translate(`keyboard.${name}.title`)}</h3>
            <dl>
              {shortcuts.map(([does, ...keys]) => (
                <div key={does}>
                  <dt>{translate(`keyboard.${name}.${does}`)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key.split(' ').map(nameOf).join(' ')}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Box>
        ))}
        <PageLetters />
      </DialogContent>
      <DialogActions>
        <FormControlLabel
          sx={{ mr: 'auto', ml: 0.5 }}
          label={single.label}
          control={<Switch size="small" checked={isOn} onChange={() => single.onChoose(isOn ? 'off' : 'on')} />}
        />
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Letters after `g`: of the groups of the menu, and of their pages. */
const PageLetters = () => {
  const translate = useTranslate()
  const { data: menu = [] } = useMenu()
  return lettered(menu).map(({ letter, item, pages }) => (
    <Box key={letter + item.name} component="section">
      <h3>{translate('keyboard.goTo.in', { group: item.name })}</h3>
      <dl>
        {(pages.length > 1 ? lettered(pages) : [{ item, letter: '' }]).map((page) => (
          <div key={page.letter + page.item.name}>
            <dt>{page.item.name}</dt>
            <dd>
              {['g', letter, page.letter].filter(Boolean).map((key, place) => (
                <kbd key={place}>{key.toUpperCase()}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  ))
}

const columns = {
  columns: { sm: 2 },
  columnGap: 5,
  '& section': { breakInside: 'avoid', pb: 2.5 },
  '& h3': { m: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 620, color: 'text.secondary' },
  '& dl': { m: 0 },
  '& dl > div': { display: 'flex', alignItems: 'center', gap: 2, py: 0.75, borderBottom: 1, borderColor: 'divider' },
  '& dt': { flex: 1, fontSize: '0.875rem' },
  '& dd': { m: 0, display: 'flex', gap: 0.5 },
  '& kbd': keyStyle,
} as const

export default KeyboardHelp
