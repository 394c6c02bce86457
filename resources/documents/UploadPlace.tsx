/** Adds documents to a file: dropped, pasted, chosen, or photographed on a phone. */
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { call } from '#providers/http.ts'
import { FilePlace } from '#resources/inputs/file/FilePlace.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { kindText, kinds } from './kinds.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploads } from './useUploads.ts'

const megabyte = 1_000_000

export const UploadPlace = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const isStaff = useMay()('ROLE_EMPLOYEE')
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const camera = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState('other')
  const [isVisible, setVisible] = useState(false)
  const { data } = useQuery({
    queryKey: ['document-types'],
    queryFn: ({ signal }) => call('GET', '/api/v4/file/document-types', { signal }),
    staleTime: 300_000,
  })
  const form = { kind, visibleToClient: String(isVisible || !isStaff) }
  const { list, add, again, remove } = useUploads(`/api/v4/file/${record.id}/documents`, form)
  const types = data?.items ?? []
  // Accepts every file until the types are known: the server decides anyway.
  const rules =
    types.length === 0
      ? {}
      : {
          accept: types.flatMap(({ extensions }) => extensions.map((ending) => `.${ending}`)).join(','),
          maxSize: Math.max(...types.map(({ maxSizeMb }) => maxSizeMb)) * megabyte,
        }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <TextField
          select
          size="small"
          margin="none"
          label={translate('resources.document.fields.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          sx={{ minWidth: 200 }}
        >
          {kinds.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(kindText(one))}
            </MenuItem>
          ))}
        </TextField>
        {isStaff && (
          <FormControlLabel
            control={<Switch checked={isVisible} onChange={(_, next) => setVisible(next)} />}
            label={translate('resources.document.fields.visibleToClient')}
          />
        )}
        {hasCamera && (
          <Button variant="outlined" startIcon={<PhotoCamera />} onClick={() => camera.current?.click()}>
            {translate('documents.upload.camera')}
          </Button>
        )}
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </Box>
      <FilePlace
        control={{
          id: 'new-documents',
          label: translate('documents.upload.title'),
          note: undefined,
          required: false,
          disabled: false,
          invalid: list.some(({ state }) => state === 'refused'),
        }}
        files={[]}
        onFiles={add}
        rules={rules}
      />
      {list.length > 0 && (
        <Box component="ul" aria-live="polite" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {list.map((sending) => (
            <UploadRow
              key={sending.key}
              sending={sending}
              onAgain={() => again(sending.key)}
              onRemove={() => remove(sending.key)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
