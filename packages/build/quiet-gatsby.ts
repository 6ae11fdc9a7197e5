/**
 * The variables with which Gatsby reports nothing to its makers. Without the second one, about one build in
 * twenty asks the npm registry whether to invite its owner to a survey.
 */
export const quietGatsby = { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_FEEDBACK_DISABLED: '1' };
