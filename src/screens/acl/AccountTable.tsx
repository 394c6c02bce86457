/** Searchable table of accounts with links to their rights. */
import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { callMessage } from '#resources/form/serverErrors.ts'
import { accountsQuery, editPath } from './acl.ts'

/** Most accounts that the server returns. */
const most = 50

export const AccountTable = ({ typed }: { typed: string }) => {
  const translate = useTranslate()
  const { data, error } = useQuery(accountsQuery(useDeferredValue(typed)))
  if (error && !data) return <Alert severity="error">{translate(callMessage(error), { _: callMessage(error) })}</Alert>
  if (!data) return <Skeleton variant="rounded" height={240} aria-busy />
  if (data.length === 0) return <Typography role="status">{translate('acl.noneFound')}</Typography>
  return (
    <>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={translate('acl.users')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.user.fields.name')}</TableCell>
              <TableCell>{translate('resources.user.fields.username')}</TableCell>
              <TableCell>{translate('resources.user.fields.employeeGroup')}</TableCell>
              <TableCell align="right">{translate('acl.ownCount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(({ id, name, username, active, group, own }) => (
              <TableRow key={id} hover>
                <TableCell>
                  <Link component={LinkBase} to={editPath('user', id)}>
                    {name}
                  </Link>
                  {!active && <Chip size="small" sx={{ ml: 1 }} label={translate('show.inactive')} />}
                </TableCell>
                <TableCell>{username}</TableCell>
                <TableCell>{group}</TableCell>
                <TableCell align="right">{own}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {data.length >= most && (
        <Typography variant="body2" color="text.secondary">
          {translate('acl.moreUsers', { count: most })}
        </Typography>
      )}
    </>
  )
}
