import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { systemConfig } from '../../theme/system-config';

const system = createSystem(defaultBaseConfig, systemConfig);

/** Chakra's system in the browser, without global styles and layer order, which the page already has. */
export const formSystem = { ...system, _global: [], layers: { ...system.layers, atRule: '' } };
