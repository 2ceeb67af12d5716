import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@/client/components/PageMeta';
import { Picture } from '@/client/components/site/Picture';
import { StructuredData } from '@/client/components/site/StructuredData';
import { company } from '@/shared/company';
import * as photos from '@/client/lib/generated/photos';
import { photoUrl } from '@/client/lib/photo';
import { newsData } from '@/client/lib/structuredData';
import { ContactBanner } from '@/client/components/site/ContactBanner';
import { PageHero } from '@/client/components/site/PageHero';
import { PageSection } from '@/client/components/site/PageSection';
import { halfOfPage } from '@/client/components/site/pictureSizes';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';

/** In the order of the cards. */
const cardPhotos = [photos.news1, photos.news2, photos.news3, photos.news4, photos.news5];

export default function NewsroomPage() {
  const { t } = useTranslation(['newsroom', 'common']);
  return (
    <>
      <PageMeta
        title={t('common:nav.newsroom')}
        description={t('metaDescription')}
        picture={photos.bannerNewsroom}
      />
      <PageHero heading={t('common:nav.newsroom')} lead={t('lead')} photo={photos.bannerNewsroom} />
      <PageSection heading={t('cardsHeading')}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(6, 1fr)' },
            gap: { xs: 4, md: 3.5 },
          }}
        >
          {t('cards').map((card, index) => (
            <NewsCard key={card.title} {...card} index={index} />
          ))}
        </Box>
      </PageSection>
      <ContactBanner texts={t('contact')} />
    </>
  );
}

interface NewsCardProps {
  title: string;
  text: string;
  index: number;
}

/** Two large cards in the first row, three in the second. */
function NewsCard({ title, text, index }: NewsCardProps) {
  const language = useLanguage();
  const date = company.newsDates[index]!;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Box
      component="article"
      sx={{
        gridColumn: { md: index === 0 ? '1 / -1' : 'auto', lg: `span ${index < 2 ? 3 : 2}` },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <StructuredData
        of={(place) =>
          newsData(place, {
            title,
            text,
            date,
            image: place.origin + photoUrl(cardPhotos[index]!, 960, 'jpg'),
          })
        }
      />
      <Picture
        photo={cardPhotos[index]!}
        alt=""
        sizes={halfOfPage}
        sx={{ width: '100%', aspectRatio: '16 / 10' }}
      />
      <Box sx={{ p: { xs: 2.5, md: 3.5 } }}>
        <Typography component="time" dateTime={date} variant="body2" color="textSecondary">
          {format.format(new Date(date))}
        </Typography>
        <Typography variant="h3" sx={{ mt: 1 }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1.5 }}>{text}</Typography>
      </Box>
    </Box>
  );
}
