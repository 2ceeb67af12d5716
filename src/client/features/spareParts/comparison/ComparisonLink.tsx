import Button, { type ButtonProps } from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/siteMap';
import { comparisonOpened, selectComparedIds } from '../sparePartsSlice';

/** To the comparison, which leads back to this page. */
export function ComparisonLink(props: ButtonProps) {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  return (
    <Button
      {...props}
      variant="outlined"
      href={paths.compare(...useSelector(selectComparedIds))}
      onClick={() => dispatch(comparisonOpened(pathname + search))}
    />
  );
}
