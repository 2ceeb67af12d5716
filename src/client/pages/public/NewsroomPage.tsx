import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { ContactBanner } from '@/client/components/site/ContactBanner';
import { PageHero } from '@/client/components/site/PageHero';
import { PageSection } from '@/client/components/site/PageSection';
import { halfOfPage, PhotoImage } from '@/client/components/site/PhotoImage';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import { newsData } from '@/client/lib/companyData';
import { company } from '@/shared/company';

/** In the order of the cards. */
const cardPhotos = [photos.news1, photos.news2, photos.news3, photos.news4, photos.news5];

export default function NewsroomPage() {
  const { t } = useTranslation(['newsroom', 'common']);
  return (
    <>
      <PageHero
        title={t('common:nav.newsroom')}
        lead={t('lead')}
        metaDescription={t('metaDescription')}
        photo={photos.bannerNewsroom}
      />
      <PageSection heading={t('cardsHeading')}>
        <Grid container spacing={{ xs: 4, md: 3.5 }}>
          {t('cards').map((card, index) => (
            <Grid
              key={card.title}
              // Two large cards in the first row of a wide screen, three in the second.
              size={{ xs: 12, md: index === 0 ? 12 : 6, lg: index < 2 ? 6 : 4 }}
            >
              <NewsCard {...card} index={index} />
            </Grid>
          ))}
        </Grid>
      </PageSection>
      <ContactBanner texts={t('contact')} />
    </>
  );
}

function NewsCard({ title, text, index }: { title: string; text: string; index: number }) {
  const language = useLanguage();
  const photo = cardPhotos[index]!;
  const date = company.newsDates[index]!;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Card component="article" variant="outlined" sx={{ height: '100%' }}>
      <StructuredData of={(place) => newsData(place, { title, text, date, photo })} />
      <PhotoImage photo={photo} alt="" sizes={halfOfPage} sx={{ aspectRatio: '16 / 10' }} />
      <Box sx={{ p: { xs: 2.5, md: 3.5 } }}>
        <Typography component="time" dateTime={date} variant="body2" color="textSecondary">
          {format.format(new Date(date))}
        </Typography>
        <Typography variant="h3" sx={{ mt: 1 }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1.5 }}>{text}</Typography>
      </Box>
    </Card>
  );
}
