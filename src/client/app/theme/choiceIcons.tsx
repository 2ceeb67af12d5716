import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import type { SvgIconProps } from '@mui/material/SvgIcon';

const whileUnchecked = { 'input:checked ~ &': { display: 'none' } };
const whileChecked = {
  'input:not(:checked) ~ &': { display: 'none' },
  'input:enabled ~ &': { color: 'primary.main' },
};

/** Follows the input itself, not React's state: it is right without script and before hydration. */
export function CheckboxIcon({ fontSize }: Pick<SvgIconProps, 'fontSize'>) {
  return (
    <>
      <CheckBoxOutlineBlank fontSize={fontSize} sx={whileUnchecked} />
      <CheckBox fontSize={fontSize} sx={whileChecked} />
    </>
  );
}

export function RadioIcon({ fontSize }: Pick<SvgIconProps, 'fontSize'>) {
  return (
    <>
      <RadioButtonUnchecked fontSize={fontSize} sx={whileUnchecked} />
      <RadioButtonChecked fontSize={fontSize} sx={whileChecked} />
    </>
  );
}
