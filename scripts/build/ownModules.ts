/** Modules of packages that ours stand in for, in every build and in the tests: path from the root. */
export const ownModules = {
  '@mui/material/SvgIcon': 'src/client/components/SvgIcon.tsx',
};
