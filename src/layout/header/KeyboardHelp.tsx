/** List of all keyboard shortcuts by area. Loaded on first use. */
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { commandName } from './useShortcuts.ts'

/** Names of keys are texts, or the characters themselves. Keys held together are separated by a space. */
const groups: Readonly<Record<string, readonly (readonly [does: string, ...keys: string[]])[]>> = {
  everywhere: [
    ['palette', `${commandName} K`],
    ['search', '/'],
    ['help', '?'],
    ['close', 'escape'],
  ],
  palette: [
    ['choose', '↑', '↓', 'home', 'end'],
    ['open', 'enter'],
    ['newTab', `${commandName} enter`],
  ],
  table: [
    ['row', '↑', '↓'],
    ['screen', 'pageUp', 'pageDown'],
    ['ends', 'home', 'end'],
    ['record', 'enter'],
    ['buttons', 'tab'],
    ['tick', 'space'],
    ['cell', '→', '←'],
    ['change', 'F2'],
    ['move', 'Alt ↑', 'Alt ↓'],
  ],
  form: [
    ['save', `${commandName} S`],
    ['submit', 'enter'],
  ],
}

const KeyboardHelp = ({ onClose }: { onClose: () => void }) => {
  const heading = useId()
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const nameOf = (key: string) => (/^[a-z]/.test(key) ? translate(`keyboard.keys.${key}`) : key)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('keyboard.title')}</DialogTitle>
      <DialogContent dividers sx={columns}>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
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
  '& kbd': {
    px: 0.875,
    py: 0.125,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.default',
    font: 'inherit',
    fontSize: '0.75rem',
    fontWeight: 560,
    whiteSpace: 'nowrap',
  },
} as const

export default KeyboardHelp
