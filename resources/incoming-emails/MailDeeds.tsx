/** Buttons for the e-mail at hand; each has a key, which the help lists. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRefresh, useTranslate } from 'react-admin'
import { Keyed } from '#resources/agenda-items/triage/Deeds.tsx'
import { useTakeAction } from '#resources/actions/lifecycle/useTakeAction.tsx'
import { incomingEmail, type IncomingEmail } from '#schemas/generated/incoming-email.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { useDeed } from './useDeed.ts'

type MailDeedsProps = {
  mail: IncomingEmail
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
  onHandled: () => void
  onLeave: (() => void) | undefined
  onAsk: (what: 'reply' | 'agenda') => void
}

const actionOf = (name: string): LifecycleAction => {
  const action = incomingEmail.lifecycle?.actions[name]
  if (!action) throw new RangeError(`There is no action "${name}".`)
  return action
}
const [link, classify, unlink] = [actionOf('link'), actionOf('classify'), actionOf('unlink')]

export const MailDeeds = ({ mail, onNext, onPrevious, onHandled, onLeave, onAsk }: MailDeedsProps) => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { isBusy, act } = useDeed()
  const status = String(mail.status)
  const may = (name: string) => !isBusy && (incomingEmail.lifecycle?.actions[name]?.from.includes(status) ?? false)
  const linking = useTakeAction({ entity: incomingEmail, record: mail, name: 'link', action: link, onTaken: refresh })
  const classing = useTakeAction({
    entity: incomingEmail,
    record: mail,
    name: 'classify',
    action: classify,
    onTaken: refresh,
  })
  const unlinking = useTakeAction({
    entity: incomingEmail,
    record: mail,
    name: 'unlink',
    action: unlink,
    onTaken: refresh,
  })
  const title = (name: string) => translate(`resources.incoming-email.actions.${name}.title`)
  const handle = async (name: string) => {
    if (await act(mail.id, name)) onHandled()
  }
  const isClosed = may('reopen')
  return (
    <Box role="toolbar" aria-label={translate('inbox.deeds')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {onLeave && (
        <Button startIcon={<ArrowBack />} onClick={onLeave} data-key="q" aria-keyshortcuts="q">
          {translate('inbox.leave')}
        </Button>
      )}
      {isClosed ? (
        <Keyed letter="u" onClick={() => void act(mail.id, 'reopen')}>
          {title('reopen')}
        </Keyed>
      ) : (
        <>
          {status !== 'linked' && (
            <Keyed
              letter="l"
              variant="contained"
              disabled={!may('link')}
              {...(mail.suggestedFile
                ? { onClick: () => void act(mail.id, 'link') }
                : { onClick: linking.start, 'aria-haspopup': 'dialog' })}
            >
              {mail.suggestedFile
                ? translate('inbox.linkTo', { number: mail.suggestedFile.number ?? '' })
                : title('link')}
            </Keyed>
          )}
          {status !== 'linked' && mail.suggestedFile && (
            <Keyed letter="f" disabled={!may('link')} aria-haspopup="dialog" onClick={linking.start}>
              {translate('inbox.otherFile')}
            </Keyed>
          )}
          <Keyed letter="c" disabled={!may('classify')} aria-haspopup="dialog" onClick={classing.start}>
            {title('classify')}
          </Keyed>
          <Keyed
            letter="d"
            variant={status === 'linked' ? 'contained' : 'outlined'}
            disabled={!may('finish')}
            onClick={() => void handle('finish')}
          >
            {title('finish')}
          </Keyed>
          <Keyed
            letter="r"
            disabled={!mail.from || mail.kind === 'bounce'}
            aria-haspopup="dialog"
            onClick={() => onAsk('reply')}
          >
            {translate('inbox.reply')}
          </Keyed>
          <Keyed letter="a" disabled={!mail.file} aria-haspopup="dialog" onClick={() => onAsk('agenda')}>
            {translate('inbox.agenda')}
          </Keyed>
          {status === 'linked' && (
            <Keyed letter="w" disabled={!may('unlink')} aria-haspopup="dialog" onClick={unlinking.start}>
              {title('unlink')}
            </Keyed>
          )}
          <Keyed letter="s" disabled={!may('markSpam')} onClick={() => void handle('markSpam')}>
            {title('markSpam')}
          </Keyed>
          <Keyed letter="i" disabled={!may('ignore')} onClick={() => void handle('ignore')}>
            {title('ignore')}
          </Keyed>
        </>
      )}
      <Box data-walk sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
        <Keyed letter="p" isWalk disabled={!onPrevious} onClick={onPrevious}>
          {translate('inbox.previous')}
        </Keyed>
        <Keyed letter="n" isWalk disabled={!onNext} onClick={onNext}>
          {translate('inbox.next')}
        </Keyed>
      </Box>
      {linking.dialogs}
      {classing.dialogs}
      {unlinking.dialogs}
    </Box>
  )
}
