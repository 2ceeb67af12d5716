import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { useSelector } from 'react-redux';
import { type Category, langOf } from '@/client/api';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useTranslation } from '@/client/i18n/useTranslation';
import { breadcrumbData, type Step } from '@/client/lib/structuredData';
import { paths } from '@/shared/siteMap';
import { selectAncestorsById, selectCategoriesById } from './selectors';

interface CategoryTrailProps {
  categoryId?: string;
  /** The category where the tree doesn't have it. */
  category?: Pick<Category, 'name' | 'inEnglish'>;
  /** The page below the category. Only search engines read it: people have its heading. */
  page?: Step;
  /** The page is the category's own grid: the last link is the current page. */
  onGrid?: boolean;
}

export function CategoryTrail({ categoryId, category, page, onGrid = false }: CategoryTrailProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const known = useSelector(selectCategoriesById).get(categoryId ?? '');
  const ancestors = useSelector(selectAncestorsById).get(categoryId ?? '') ?? [];
  const last = known ?? category;
  const steps = [
    {
      to: paths.sparePartsOverview(),
      text: t('common:menu.allCategories'),
      lang: undefined,
    },
    ...ancestors.map((ancestor) => stepTo(ancestor._id, ancestor)),
    ...(categoryId && last ? [stepTo(categoryId, last)] : []),
  ];
  return (
    <>
      <StructuredData of={(place) => breadcrumbData(place, page ? [...steps, page] : steps)} />
      <Breadcrumbs
        aria-label={t('breadcrumb')}
        // Room for the second line that a small screen needs once the names are loaded.
        sx={{ minHeight: { xs: '3.3em', md: 0 }, color: 'inherit', fontSize: 'inherit' }}
      >
        {steps.map(({ to, text, lang }, index) => (
          <Link
            key={to}
            href={to}
            color="inherit"
            underline="always"
            aria-current={onGrid && index === steps.length - 1 && known ? 'page' : undefined}
            dir="auto"
            lang={lang}
          >
            {text}
          </Link>
        ))}
      </Breadcrumbs>
    </>
  );
}

const stepTo = (id: string, category: Pick<Category, 'name' | 'inEnglish'>) => ({
  to: paths.sparePartsGrid(id),
  text: category.name,
  lang: langOf(category),
});
