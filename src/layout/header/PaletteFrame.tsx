/**
 * Dialog and search field of the command palette. Both show at once; the choices load while the user types, so that no
 * key is lost.
 */
import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Modal from '@mui/material/Modal'
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { PaletteKeys } from '#src/palette/Palette.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { commandName, isCommand } from '#src/keys/useShortcuts.ts'

const Palette = lazyPart(async () => ({ default: (await import('#src/palette/Palette.tsx')).Palette }))

/** Loads the choices before the palette is opened. */
export const preloadPalette = Palette.preload

type PaletteFrameProps = { onClose: (went: boolean) => void; onHelp: () => void }

export const PaletteFrame = ({ onClose, onHelp }: PaletteFrameProps) => {
  const [text, setText] = useState('')
  const [active, setActive] = useState<string>()
  const keys = useRef<PaletteKeys>(null)
  const listId = useId()
  const translate = useTranslate()
  const enter = translate('keyboard.keys.enter')
  const close = () => onClose(false)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isCommand(event.nativeEvent, 'k')) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else keys.current?.(event)
  }
  return (
    <Modal open onClose={close}>
      <Box role="dialog" aria-modal aria-label={translate('palette.label')} sx={frame}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, borderBottom: 1, borderColor: 'divider' }}>
          <Search fontSize="small" sx={{ color: 'text.secondary' }} />
          <InputBase
            autoFocus
            fullWidth
            value={text}
            placeholder={translate('palette.placeholder')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={handleKeyDown}
            sx={{ fontSize: '1rem', height: 52 }}
            inputProps={{
              role: 'combobox',
              'aria-label': translate('palette.label'),
              'aria-autocomplete': 'list',
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': active,
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              enterKeyHint: 'go',
            }}
          />
          <IconButton
            edge="end"
            aria-label={translate('ra.action.close')}
            onClick={close}
            sx={{ display: { sm: 'none' } }}
          >
            <Close />
          </IconButton>
        </Box>
        <Suspense fallback={<Box id={listId} sx={{ flex: 1 }} />}>
          <Palette {...{ typed: text.trim(), listId, keys, onClose, onHelp }} onActive={setActive} />
        </Suspense>
        <Box component="footer" aria-hidden sx={hints}>
          {[
            ['↑↓', 'choose'],
            [enter, 'open'],
            [`${commandName} ${enter}`, 'newTab'],
            [translate('keyboard.keys.escape'), 'close'],
          ].map(([key, does]) => (
            <span key={does}>
              <kbd>{key}</kbd> {translate(`palette.hint.${does}`)}
            </span>
          ))}
        </Box>
      </Box>
    </Modal>
  )
}

const frame = {
  position: 'absolute',
  inset: { xs: 0, sm: '12vh auto auto 50%' },
  transform: { sm: 'translateX(-50%)' },
  width: { xs: '100%', sm: 'min(640px, calc(100vw - 32px))' },
  height: { xs: '100dvh', sm: 'min(560px, 72vh)' },
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: '12px' },
  boxShadow: 8,
  overflow: 'hidden',
  outline: 'none',
} as const

const hints = {
  mt: 'auto',
  display: { xs: 'none', sm: 'flex' },
  gap: 2.5,
  px: 2.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.75rem',
  color: 'text.secondary',
  '& kbd': { fontFamily: 'inherit', fontWeight: 600 },
} as const
