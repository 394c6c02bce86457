/** Holders of a right: groups, and people by themselves or by their group. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { callMessage } from '#resources/form/serverErrors.ts'
import { editPath, holdersQuery, type Holders } from './acl.ts'

/** @param role null: closed. */
export const HoldersDialog = ({ role, onClose }: { role: string | null; onClose: () => void }) => {
  const translate = useTranslate()
  const heading = useId()
  /** Kept while the dialog fades out. */
  const [shown, setShown] = useState(role)
  if (role !== null && role !== shown) setShown(role)
  const { data, error } = useQuery({ ...holdersQuery(shown ?? ''), enabled: role !== null })
  return (
    <Dialog open={role !== null} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {translate('acl.whoHas', { right: translate(`roles.${shown}`, { _: '' }) })}
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 160 }}>
        {error ? (
          <Alert severity="error">{translate(callMessage(error), { _: callMessage(error) })}</Alert>
        ) : data ? (
          <Found {...data} />
        ) : (
          <Skeleton variant="rounded" height={120} aria-busy />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const Found = ({ groups, users }: Holders) => {
  const translate = useTranslate()
  return (
    <>
      <section>
        <Typography component="h3" variant="subtitle2">{`${translate('acl.groups')} (${groups.length})`}</Typography>
        {groups.length === 0 && <Typography color="text.secondary">{translate('acl.noGroup')}</Typography>}
        {groups.map(({ id, name, active }) => (
          <Box key={id} sx={row}>
            <Link component={LinkBase} to={editPath('group', id)}>
              {name}
            </Link>
            {!active && <Chip size="small" label={translate('show.inactive')} />}
          </Box>
        ))}
      </section>
      <section>
        <Typography component="h3" variant="subtitle2">{`${translate('acl.users')} (${users.length})`}</Typography>
        {users.length === 0 && <Typography color="text.secondary">{translate('acl.noUser')}</Typography>}
        {users.map(({ id, name, username, active, own, group }) => (
          <Box key={id} sx={row}>
            <Link component={LinkBase} to={editPath('user', id)}>
              {name}
            </Link>
            <Typography component="span" variant="body2" color="text.secondary">
              {username}
            </Typography>
            {own && <Chip size="small" variant="outlined" color="primary" label={translate('acl.own')} />}
            {group && <Chip size="small" variant="outlined" label={group.name} />}
            {!active && <Chip size="small" label={translate('show.inactive')} />}
          </Box>
        ))}
      </section>
    </>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 } as const
