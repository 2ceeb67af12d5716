import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { type Category, langOf } from '@/client/api';
import { CategoryImage } from '@/client/features/categories/CategoryImage';
import { selectBranchCounts } from '@/client/features/categories/selectors';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';

/** What a category of the menu is about. */
export default function CategoryPreview({ category }: { category: Category }) {
  const { t } = useTranslation('common');
  const { _id, name, description, children = [] } = category;
  const parts = useSelector(selectBranchCounts).get(_id);
  const counts = [
    children.length > 0 && t('menu.subcategoryCount', { count: children.length }),
    parts !== undefined && t('partCount', { count: parts }),
  ];
  return (
    <>
      {/* The key: the last image does not stay until the next one is loaded. */}
      <CategoryImage key={_id} category={category} width={260} height={195} />
      <Typography
        dir="auto"
        lang={langOf(category)}
        sx={{
          ...clampedLines(2),
          mt: 1.5,
          color: 'text.primary',
          font: 'inherit',
          fontWeight: 650,
        }}
      >
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {counts.filter(Boolean).join(' · ')}
      </Typography>
      {description && (
        <Typography
          variant="body2"
          dir="auto"
          lang={langOf(category, 'description')}
          sx={{ ...clampedLines(4), mt: 1 }}
        >
          {description}
        </Typography>
      )}
    </>
  );
}
