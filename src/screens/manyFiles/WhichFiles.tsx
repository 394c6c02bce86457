/** Chooses the files: what the search handed over, or numbers, a saved search, a file. */
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { textPage } from '#resources/page/pageGrid.ts'
import type { Chosen } from './chosenFiles.ts'
import { ChosenFiles } from './ChosenFiles.tsx'
import { NumberFile } from './NumberFile.tsx'
import { PasteNumbers } from './PasteNumbers.tsx'
import { SavedSearch } from './SavedSearch.tsx'

const ways = { numbers: PasteNumbers, search: SavedSearch, file: NumberFile } as const
type Way = keyof typeof ways | 'selection'

type WhichFilesProps = {
  chosen: Chosen | undefined
  /** Files handed over by the search. */
  selection: Chosen | undefined
  onChosen: (chosen: Chosen | undefined) => void
}

export const WhichFiles = ({ chosen, selection, onChosen }: WhichFilesProps) => {
  const translate = useTranslate()
  const [way, setWay] = useState<Way>(selection ? 'selection' : 'numbers')
  const Form = way === 'selection' ? undefined : ways[way]
  const handleWay = (next: Way | null) => {
    if (!next) return
    setWay(next)
    onChosen(next === 'selection' ? selection : undefined)
  }
  return (
    <Box sx={textPage}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={way}
        onChange={(_, next: Way | null) => handleWay(next)}
        aria-label={translate('manyFiles.how')}
        sx={{ flexWrap: 'wrap' }}
      >
        {[...(selection ? ['selection'] : []), ...Object.keys(ways)].map((name) => (
          <ToggleButton key={name} value={name}>
            {translate(`manyFiles.ways.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {Form && <Form onChosen={onChosen} />}
      <ChosenFiles chosen={chosen} />
    </Box>
  )
}
