/** Latest public news, under the welcome; hidden if there is none. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, useTranslate } from 'react-admin'
import { NewsCard } from '#resources/news-items/NewsCard.tsx'
import { useNews } from './news.ts'

const LatestNews = () => {
  const translate = useTranslate()
  const { data } = useNews({ limit: 3, audience: 'public' })
  if (!data || data.items.length === 0) return null
  return (
    <Box component="section" aria-labelledby="latest-news" sx={{ mt: 7, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography id="latest-news" component="h2" variant="h2">
          {translate('news.latest')}
        </Typography>
        <Link component={LinkBase} to="/news" variant="body2">
          {translate('news.all')}
        </Link>
      </Box>
      {data.items.map((entry) => (
        <NewsCard key={entry.id} entry={entry} headingLevel="h3" />
      ))}
    </Box>
  )
}

export default LatestNews
