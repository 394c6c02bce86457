/** Page for an unknown address. */
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { Notice } from './Notice.tsx'

export const NotFoundPage = () => {
  const translate = useTranslate()
  return (
    <Notice title={translate('shell.notFound.title')} text={translate('shell.notFound.text')}>
      <Button variant="contained" component={LinkBase} to="/">
        {translate('shell.home')}
      </Button>
    </Notice>
  )
}
