import { useTheme } from '@mui/material/styles';

export interface DrawnMapProps {
  /** What it shows, for screen readers. */
  label: string;
  /** Written beside the mark. */
  name: string;
}

/** Side streets, as lines of the drawing. */
const streets =
  'M0 60H800M0 130H800M0 290H800M0 360H800M90 0V420M200 0V420M310 0V420M520 0V420M610 0V420M720 0V420';

/** The district around the company as a drawing: river, main roads, blocks, and where it stands. */
export function DrawnMap({ label, name }: DrawnMapProps) {
  const { palette } = useTheme();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 800 420"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ display: 'block' }}
    >
      <rect width="800" height="420" fill="#eef1f4" />
      <path d="M520 300h90v60h-90zM90 60h110v70H90z" fill="#d7e6d3" />
      <path
        d="M-10 250C120 210 170 330 300 300S470 180 560 215 700 330 810 280"
        fill="none"
        stroke="#bcd6e8"
        strokeWidth="34"
      />
      <path d={streets} stroke="#fff" strokeWidth="7" />
      <path d="M0 205H800M420 0V420M0 400 340 0" fill="none" stroke="#f6d9a8" strokeWidth="14" />
      <path
        d="M420 128c-25 0-44 19-44 43 0 31 44 74 44 74s44-43 44-74c0-24-19-43-44-43z"
        fill={palette.secondary.main}
      />
      <circle cx="420" cy="171" r="16" fill="#fff" />
      <text
        x="478"
        y="180"
        fill={palette.primary.main}
        stroke="#fff"
        strokeWidth="6"
        paintOrder="stroke"
        fontSize="24"
        fontWeight="650"
      >
        {name}
      </text>
    </svg>
  );
}
