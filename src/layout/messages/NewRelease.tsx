/** Offers to load a newer build. With unsaved input the browser asks first. */
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { onNewRelease } from '#providers/release.ts'

export const NewRelease = () => {
  const notify = useNotify()
  useEffect(() => onNewRelease(() => notify(<Offer />, { type: 'info', autoHideDuration: null })), [notify])
  return null
}

const Offer = () => {
  const translate = useTranslate()
  return (
    <>
      {translate('shell.release.text')}{' '}
      <Button size="small" onClick={() => window.location.reload()} sx={{ display: 'block', mt: 0.5, ml: -0.5 }}>
        {translate('shell.release.load')}
      </Button>
    </>
  )
}
