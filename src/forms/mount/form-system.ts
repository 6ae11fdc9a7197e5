import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { systemConfig } from '../../theme/system-config';

/** Chakra's system in the browser, without global styles, which the page already has. */
export const formSystem = { ...createSystem(defaultBaseConfig, systemConfig), _global: [] };
