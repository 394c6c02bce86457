/** Codes and their meaning. */
import Check from '@mui/icons-material/Check'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'

/** `apiCode`: word for programs, where the codes are numbers. */
export type Code = {
  code: number | string
  apiCode?: string | null
  name: string
  description: string | null
  success: boolean
}

export const CodeTable = ({ items, lang }: { items: readonly Code[]; lang: Locale }) => {
  const translate = useTranslate()
  const hasWord = items.some(({ apiCode }) => apiCode !== undefined)
  if (items.length === 0) {
    return (
      <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{translate('apiDoc.none')}</Typography>
    )
  }
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('apiDoc.code')}</TableCell>
          {hasWord && <TableCell>{translate('apiDoc.apiCode')}</TableCell>}
          <TableCell>{translate('apiDoc.name')}</TableCell>
          <TableCell>{translate('apiDoc.description')}</TableCell>
          <TableCell align="center">{translate('apiDoc.success')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ code, apiCode, name, description, success }) => (
          <TableRow key={code}>
            <TableCell>
              <code>{code}</code>
            </TableCell>
            {hasWord && (
              <TableCell>
                <code>{apiCode}</code>
              </TableCell>
            )}
            <TableCell lang={lang} sx={{ fontWeight: 550 }}>
              {name}
            </TableCell>
            <TableCell lang={lang} sx={{ minWidth: 200 }}>
              {description}
            </TableCell>
            <TableCell align="center">
              {success && <Check fontSize="small" color="success" titleAccess={translate('apiDoc.success')} />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
