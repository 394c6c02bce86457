/** Edits one text in three languages; a click outside the dialog discards no input. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { may } from '#domain/access/roles.ts'
import { currentUser } from '#providers/session.ts'
import { useLanguage } from '#src/preferences/language.tsx'
import { localesFor, type TextItem } from './texts.ts'
import { useWording } from './useWording.ts'
import { WordingField } from './WordingField.tsx'

type TextDialogProps = { item: TextItem | null; onClose: () => void }

const TextDialog = ({ item, onClose }: TextDialogProps) => {
  /** Kept while the dialog fades out. */
  const [shown, setShown] = useState(item)
  if (item && item !== shown) setShown(item)
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const [mayClose, setMayClose] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    setMayClose(true)
    onClose()
  }
  return (
    <Dialog
      open={item !== null}
      onClose={() => (mayClose ? close() : setAsking(true))}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby="text-title"
      slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : undefined } }}
    >
      {shown && (
        <TextForm
          key={shown.key}
          item={shown}
          isAsking={isAsking}
          onTouched={(touched) => setMayClose(!touched)}
          onStay={() => setAsking(false)}
          onClose={close}
        />
      )}
    </Dialog>
  )
}

type TextFormProps = {
  item: TextItem
  /** Asks before unsaved input is discarded. */
  isAsking: boolean
  onTouched: (touched: boolean) => void
  onStay: () => void
  onClose: () => void
}

const TextForm = ({ item: opened, isAsking, onTouched, onStay, onClose }: TextFormProps) => {
  const translate = useTranslate()
  const locales = localesFor(useLanguage().locale)
  const { item, typed, errors, isBusy, isTouched, type, save, takeBack } = useWording(opened, onTouched, onClose)
  const isFixed =
    item.guard === 'nobody' || (item.guard === 'super-admin' && !may(currentUser()?.acl ?? [], 'ROLE_SUPER_ADMIN'))
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
    >
      <DialogTitle id="text-title" sx={{ overflowWrap: 'anywhere' }}>
        {translate('texts.title')}
        <Box
          component="code"
          sx={{ display: 'block', fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' }}
        >
          {item.key}
        </Box>
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', alignContent: 'start', gap: 3 }}>
        {item.guard !== 'settings' && <Alert severity="info">{translate(`texts.guard.${guardText(item)}`)}</Alert>}
        {errors.common && <Alert severity="error">{errors.common}</Alert>}
        {locales.map((locale, index) => (
          <WordingField
            key={locale}
            locale={locale}
            wording={item.texts[locale]}
            value={typed[locale]}
            error={errors[locale]}
            autoFocus={index === 0}
            disabled={isBusy || isFixed}
            onChange={(text) => type(locale, text)}
            onTakeBack={() => void takeBack(locale)}
          />
        ))}
      </DialogContent>
      {isAsking && (
        <Alert severity="warning" sx={{ mx: 3, mt: 2 }}>
          {translate('form.unsaved')}
        </Alert>
      )}
      <DialogActions>
        {isAsking ? (
          <>
            <Button onClick={onClose}>{translate('form.discard')}</Button>
            <Button variant="contained" onClick={onStay} autoFocus>
              {translate('form.stay')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isBusy} disabled={!isTouched}>
              {translate('ra.action.save')}
            </Button>
          </>
        )}
      </DialogActions>
    </Box>
  )
}

/** Explains who may change the text, and why. */
const guardText = ({ area, guard }: TextItem): string => (area === 'roles' || area === 'roleAreas' ? 'rights' : guard)

export default TextDialog
