/** Calculators of the law: each answers while one types, explains itself, prints, and copies as text. */
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { Calculator } from './Calculator.tsx'
import { calculatorNames, type CalculatorName } from './calculators.ts'
import { OldRates } from './OldRates.tsx'
import { useQuestion } from './useQuestion.ts'

const CalculatorsPage = () => {
  const translate = useTranslate()
  const { name, question, today, isInAddress, ask, open } = useQuestion()
  return (
    <Box sx={widePage}>
      <Box sx={{ displayPrint: 'none' }}>
        <PageTitle>{translate('pages.calculators')}</PageTitle>
      </Box>
      <OldRates />
      <Tabs
        value={name}
        onChange={(_event, next: CalculatorName) => open(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('pages.calculators')}
        sx={{ displayPrint: 'none' }}
      >
        {calculatorNames.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`tab-${one}`}
            aria-controls="calculator"
            label={translate(`calculators.of.${one}.title`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="calculator" aria-labelledby={`tab-${name}`}>
        <Typography color="text.secondary" sx={{ mb: 2, displayPrint: 'none' }}>
          {translate(`calculators.of.${name}.lead`)}
        </Typography>
        <Calculator key={name} name={name} question={question} today={today} onAsk={ask} />
        {!isInAddress && (
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 2, displayPrint: 'none' }}>
            {translate('calculators.tooLong')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

export default CalculatorsPage
